/* What still works when nothing else does: saving games to a file straight from localStorage, and putting the app back to
   new without touching them. Plain script, old grammar: it must run where the app itself does not. */
(function () {
  'use strict';

  function each(work) {
    for (var n = localStorage.length - 1; n >= 0; n--) {
      var key = localStorage.key(n);
      if (key && key.indexOf('sarai:') === 0) work(key, localStorage.getItem(key));
    }
  }

  /** How many texts are stored, -1 when storage is blocked. */
  function count() {
    var found = 0;
    try { each(function () { found++; }); } catch (fault) { return -1; }
    return found;
  }

  /** Hand over everything stored as one file; the app's import reads it. */
  function backup() {
    var items = {};
    each(function (key, text) { items[key] = text; });
    var link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify({ sarai: 'backup', items: items })], { type: 'application/json' }));
    link.download = 'sarai-games.json';
    document.body.appendChild(link);
    link.click();
    document.body.removeChild(link);
  }

  /** Take away service workers and caches, never games. */
  function forgetApp() {
    var jobs = [];
    if (navigator.serviceWorker) {
      jobs.push(navigator.serviceWorker.getRegistrations().then(function (all) {
        return Promise.all(all.filter(function (one) { return location.href.indexOf(one.scope) === 0; })
          .map(function (one) { return one.unregister(); }));
      }));
    }
    if (window.caches) {
      jobs.push(caches.keys().then(function (names) {
        return Promise.all(names.filter(function (name) { return name.indexOf('sarai') === 0; })
          .map(function (name) { return caches.delete(name); }));
      }));
    }
    return Promise.all(jobs);
  }

  window.saraiRescue = { count: count, backup: backup, forgetApp: forgetApp };

  document.addEventListener('click', function (event) {
    var wish = event.target.getAttribute && event.target.getAttribute('data-rescue');
    if (wish === 'backup') backup();
    if (wish === 'reload') location.reload();
    if (wish === 'reset') forgetApp().then(function () {
      document.documentElement.setAttribute('data-rescue', 'done');
    }, function () { document.documentElement.setAttribute('data-rescue', 'failed'); });
  });
})();
