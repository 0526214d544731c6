/* The first script of the page. It sets the theme before anything is painted, turns away browsers that cannot run Python,
   shows how the start gets on, and says in plain words when it does not: PyScript fails in silence (a missing file, a
   wrong lock or a fault in the first module all leave a page that waits for ever). Plain script, old grammar. */
(function () {
  'use strict';
  var root = document.documentElement;
  var SLOW = 25000; // ms without any progress before we say that it takes long
  var STUCK = 90000; // ms without any progress before we call it failed: a phone may fetch 10 MB in one piece
  var lastProgress = Date.now();
  var LATE = 10000; // ms our own mark may come after PyScript calls itself done: it does so after a fault, too
  var limit = STUCK;
  var state = 'starting';

  try {
    var theme = JSON.parse(localStorage.getItem('sarai:settings') || '{}').theme;
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
  } catch (fault) { /* storage is blocked or damaged: the system's theme will do */ }

  try { // the last look of this very page (look.js): the progress then stands small below it
    var look = JSON.parse(localStorage.getItem('sarai-look') || '{}');
    if (look.html && look.hash === location.hash) root.setAttribute('data-look', '');
  } catch (fault) { /* then the waiting page is shown */ }

  if (/[?&]reset\b/.test(location.search)) location.replace('./reset.html');
  if (/[?&]nosw\b/.test(location.search) && navigator.serviceWorker && navigator.serviceWorker.controller) {
    window.addEventListener('DOMContentLoaded', function () {
      window.saraiRescue.forgetApp().then(function () { location.reload(); });
    });
  }

  /** What Pyodide 314 and our modules need: Chrome 112, Firefox 114 (121 for all styles), Safari 16.4 and newer. */
  function able() {
    try {
      new RegExp('(?<=a)b'); // Safari 16.4
      return typeof WebAssembly === 'object' && Boolean(WebAssembly.instantiateStreaming) && typeof BigInt64Array === 'function' &&
        typeof HTMLDialogElement === 'function' && Boolean(HTMLScriptElement.supports && HTMLScriptElement.supports('importmap'));
    } catch (fault) { return false; }
  }

  function show(id) {
    var parts = document.querySelectorAll('#boot [data-when]');
    for (var n = 0; n < parts.length; n++) parts[n].hidden = parts[n].getAttribute('data-when').split(' ').indexOf(id) < 0;
  }

  function say(id, text) {
    var spot = document.getElementById(id);
    if (spot) spot.textContent = text;
  }

  /** @param {string} kind which paragraph of index.html to show @param {string} [detail] for those who report it */
  function enter(kind, detail) {
    if (state === 'ready' || state === 'failed' || state === 'old') return;
    state = kind;
    if (kind !== 'starting') root.removeAttribute('data-look');
    var draw = function () { show(kind); say('boot-detail', detail || ''); };
    if (document.getElementById('boot')) draw(); else window.addEventListener('DOMContentLoaded', draw);
  }

  var STEPS = { 'Loading Pyodide': 'Fetching Python', 'Loaded interpreter': 'Python is up', 'Loading files': 'Fetching the games',
    'Loaded files': 'Unpacking the games', 'Loaded Pyodide': 'Laying the table' };

  function progressed(label) {
    lastProgress = Date.now();
    if (state === 'slow') enter('starting');
    if (label) say('boot-step', label);
  }

  /** Bytes that have arrived against bytes that will: the build writes each file's size into the page. */
  function watchBytes() {
    var bar = document.getElementById('boot-bar');
    var sizes = JSON.parse((bar && bar.getAttribute('data-sizes')) || '{}');
    var got = 0, all = 0;
    Object.keys(sizes).forEach(function (name) { all += sizes[name]; });
    new PerformanceObserver(function (list) {
      list.getEntries().forEach(function (entry) {
        var name = entry.name.split('/').pop();
        if (!sizes[name]) return;
        got += sizes[name];
        delete sizes[name];
        progressed();
        bar.value = got / all;
      });
    }).observe({ type: 'resource', buffered: true });
  }

  function fault(text) {
    if (state === 'ready' || state === 'failed' || state === 'old') return;
    if (!startsAgain()) enter('failed', text);
  }

  /** A start from a picture of memory (snapshot.js) that failed is tried once more without it. */
  function startsAgain() {
    try {
      if (!sessionStorage.getItem('sarai-snapshot-tries')) return false;
      sessionStorage.removeItem('sarai-snapshot-tries');
    } catch (fault) { return false; }
    var again = function () { location.reload(); };
    caches.delete('sarai-snapshot').then(again, again);
    return true;
  }

  if (!able()) return enter('old');
  window.addEventListener('DOMContentLoaded', watchBytes);
  window.addEventListener('py:progress', function (event) { progressed(STEPS[event.detail]); });
  window.addEventListener('py:done', function () { progressed(); limit = LATE; });
  window.addEventListener('unhandledrejection', function (event) { if (state !== 'ready') fault(String(event.reason)); });
  window.addEventListener('error', function (event) {
    if (state === 'ready') return;
    if (/preload|icon|manifest/.test(event.target && event.target.rel)) return; // only hints: Firefox calls one lost that the page has by now
    var what = event.target && (event.target.src || event.target.href);
    if (what || event.message) fault(what ? 'This file could not be loaded: ' + what : event.message);
  }, true);
  window.addEventListener('sarai:failed', function (event) { fault(event.detail); });
  window.addEventListener('sarai:ready', function () { state = 'ready'; clearInterval(clock); });

  var clock = setInterval(function () {
    var quiet = Date.now() - lastProgress;
    if (quiet > limit) fault('Nothing has happened for ' + Math.round(quiet / 1000) + ' seconds.');
    else if (quiet > SLOW && state === 'starting') enter('slow');
  }, 1000);
})();
