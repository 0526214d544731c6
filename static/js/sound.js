/**
 * Short dry sounds made on the spot: no files to load, nothing to cache. Browsers keep an audio context silent until a
 * gesture, and an iPhone silences it again with a call or the lock; so a sound that it cannot give at once is left out
 * (kept, all would sound together with the next press), and each press wakes it. Whether sound is on is Python's to know.
 */

const LATE = 300; // ms after which a sound says nothing about what was done any more
/** @type {AudioContext | null} */
let context = null;

/** @typedef {{ at?: number, to?: number, type?: OscillatorType, from: number, long: number, loud: number }} Tone  Hz and seconds */
/** @typedef {{ at?: number, pass: number, sharp: number, long: number, loud: number }} Noise */

/** @type {Record<string, { tones?: Tone[], noises?: Noise[] }>} */
const SOUNDS = {
  step: { noises: [{ pass: 900, sharp: 6, long: 0.05, loud: 0.5 }], tones: [{ from: 240, to: 150, long: 0.06, loud: 0.3 }] }, // wood
  card: { noises: [{ pass: 2600, sharp: 2, long: 0.035, loud: 0.35 }] }, // clay
  coin: { tones: coin(0) },
  coins: { tones: [...coin(0), ...coin(0.08), ...coin(0.17)] },
  water: { noises: [{ pass: 700, sharp: 1, long: 0.45, loud: 0.18 }, { at: 0.1, pass: 1500, sharp: 3, long: 0.35, loud: 0.1 }] },
  turn: { tones: [oud(0, 146.8), oud(0.16, 220)] },
  refuse: { tones: [{ from: 110, to: 70, type: 'triangle', long: 0.12, loud: 0.5 }] },
};

/** @param {number} at @returns {Tone[]} */
function coin(at) {
  return [{ at, from: 3100, long: 0.12, loud: 0.12 }, { at, from: 4700, long: 0.09, loud: 0.07 }];
}

/** @param {number} at @param {number} from @returns {Tone} */
function oud(at, from) {
  return { at, from, type: 'sawtooth', long: 0.4, loud: 0.14 };
}

/**
 * Play one sound by name; an unknown name, or a browser without audio, is silent.
 * @param {string} name
 */
export function playSound(name) {
  const sound = SOUNDS[name];
  if (!sound || document.hidden || typeof AudioContext === 'undefined') return;
  const audio = context ??= new AudioContext();
  const asked = performance.now();
  awake(audio).then(() => performance.now() - asked < LATE && audio.state === 'running' && give(audio, sound), () => undefined);
}

/** Let it sound, which it may outside a gesture once it did in one. @param {AudioContext} audio */
const awake = (audio) => (audio.state === 'running' ? Promise.resolve() : audio.resume());

/** @param {AudioContext} audio @param {{ tones?: Tone[], noises?: Noise[] }} sound */
function give(audio, { tones = [], noises = [] }) {
  for (const tone of tones) playTone(audio, tone);
  for (const noise of noises) playNoise(audio, noise);
}

for (const kind of ['click', 'keydown']) document.addEventListener(kind, () => context && awake(context).catch(() => undefined), true);

/** A struck envelope: up at once, away by ear's law. @param {AudioContext} audio @param {number} start @param {number} long @param {number} loud */
function envelope(audio, start, long, loud) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + long);
  gain.connect(audio.destination);
  return gain;
}

/** @param {AudioContext} audio @param {Tone} tone */
function playTone(audio, { at = 0, from, to = from, type = 'sine', long, loud }) {
  const start = audio.currentTime + at;
  const source = new OscillatorNode(audio, { type, frequency: from });
  source.frequency.exponentialRampToValueAtTime(to, start + long);
  source.connect(envelope(audio, start, long, loud));
  source.start(start);
  source.stop(start + long);
}

/** @param {AudioContext} audio @param {Noise} noise */
function playNoise(audio, { at = 0, pass, sharp, long, loud }) {
  const start = audio.currentTime + at;
  const samples = new Float32Array(Math.ceil(audio.sampleRate * long)).map(() => Math.random() * 2 - 1);
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pass, Q: sharp });
  source.connect(filter).connect(envelope(audio, start, long, loud));
  source.start(start);
}
