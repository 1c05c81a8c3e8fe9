import { isQuiet } from '../alerts/quiet';
import { settings } from '../settings/settings.svelte';

/** The names of the sounds. */
export type Sound = 'turn' | 'card' | 'order' | 'oven' | 'cut' | 'served' | 'burnt' | 'fizzle' | 'chat';

interface Tone {
  /** When it begins, in seconds. */
  readonly at: number;
  readonly length: number;
  /** The starting and final frequency. */
  readonly from: number;
  readonly to?: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}

/** A handful of oscillators for each sound: nothing to load, nothing to license. */
const SOUNDS: Record<Sound, readonly Tone[]> = {
  // The bell on the pass: two high partials that ring out.
  turn: [
    { at: 0, length: 0.9, from: 1318, wave: 'sine', loud: 0.16 },
    { at: 0, length: 0.6, from: 3136, wave: 'sine', loud: 0.05 },
    { at: 0.16, length: 1.1, from: 1760, wave: 'sine', loud: 0.14 },
  ],
  card: [{ at: 0, length: 0.07, from: 420, to: 180, wave: 'triangle', loud: 0.14 }],
  order: [
    { at: 0, length: 0.06, from: 620, to: 300, wave: 'triangle', loud: 0.12 },
    { at: 0.07, length: 0.09, from: 880, wave: 'sine', loud: 0.07 },
  ],
  // The iron door: a scrape, then the roar behind it; high enough for the speaker of a phone.
  oven: [
    { at: 0, length: 0.22, from: 240, to: 170, wave: 'sawtooth', loud: 0.12 },
    { at: 0.16, length: 0.9, from: 196, to: 392, wave: 'sawtooth', loud: 0.1 },
    { at: 0.16, length: 0.9, from: 294, to: 587, wave: 'triangle', loud: 0.12 },
  ],
  cut: [{ at: 0, length: 0.16, from: 2600, to: 320, wave: 'sawtooth', loud: 0.05 }],
  // A fanfare on the pass, with a glass of water ringing in it.
  served: [
    { at: 0, length: 0.14, from: 523, wave: 'triangle', loud: 0.12 },
    { at: 0.1, length: 0.14, from: 659, wave: 'triangle', loud: 0.12 },
    { at: 0.2, length: 0.14, from: 784, wave: 'triangle', loud: 0.12 },
    { at: 0.3, length: 0.5, from: 1047, wave: 'triangle', loud: 0.13 },
    { at: 0.3, length: 0.7, from: 2093, wave: 'sine', loud: 0.04 },
  ],
  // A trombone that is sorry for you.
  burnt: [
    { at: 0, length: 0.2, from: 233, to: 226, wave: 'sawtooth', loud: 0.13 },
    { at: 0.19, length: 0.2, from: 220, to: 213, wave: 'sawtooth', loud: 0.13 },
    { at: 0.38, length: 0.2, from: 208, to: 201, wave: 'sawtooth', loud: 0.13 },
    { at: 0.57, length: 0.6, from: 196, to: 165, wave: 'sawtooth', loud: 0.15 },
  ],
  // Someone else's: no need to rub it in.
  fizzle: [{ at: 0, length: 0.26, from: 494, to: 247, wave: 'triangle', loud: 0.1 }],
  chat: [{ at: 0, length: 0.12, from: 740, to: 990, wave: 'sine', loud: 0.08 }],
};

let kitchen: AudioContext | undefined;

/** Browsers allow sound only after the user has interacted with the page. */
function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  kitchen ??= new AudioContext();
  if (kitchen.state === 'suspended') void kitchen.resume().catch(() => undefined);
}

// Some browsers suspend it again when the window was hidden, so every interaction resumes it.
addEventListener('pointerdown', wake);
addEventListener('keydown', wake);

/** Plays a sound, if sounds are wanted and allowed: in quiet hours only while the page is visible. */
export function play(sound: Sound): void {
  if (!settings.sound || kitchen?.state !== 'running') return;
  if (document.visibilityState === 'hidden' && settings.quiet !== null && isQuiet(settings.quiet, new Date())) return;
  for (const tone of SOUNDS[sound]) ring(kitchen, tone);
}

function ring(context: AudioContext, tone: Tone): void {
  const start = context.currentTime + tone.at;
  const end = start + tone.length;
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.type = tone.wave;
  oscillator.frequency.setValueAtTime(tone.from, start);
  if (tone.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(tone.to, end);
  // A sudden start or end would click.
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(tone.loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
