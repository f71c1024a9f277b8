import { toneFrequencies, type Tone } from './tones';

const NOTE = 0.22;
const GAP = 0.08;
const FADE = 0.02;

let context: AudioContext | undefined;

/** Browsers let no page sound before its first click or key: call it from one. */
export function unlockSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

export const isSoundUnlocked = () => context?.state === 'running';

/** Plays a tone's notes one after the other; silent until `unlockSound`, and at volume 0. */
export async function playTone(tone: Tone, volume: number): Promise<void> {
  if (!context || volume <= 0) return;
  // It was made by a click or key, so it may sound; a phone that slept has to wake it first.
  if (context.state !== 'running') await context.resume();
  const begin = context.currentTime;
  for (const [index, frequency] of toneFrequencies[tone].entries()) {
    note(context, frequency, begin + index * (NOTE + GAP), volume);
  }
}

/** How long a tone sounds, in milliseconds. */
export const toneLength = (tone: Tone) => toneFrequencies[tone].length * (NOTE + GAP) * 1000;

function note(audio: AudioContext, frequency: number, start: number, volume: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = frequency;
  // A soft edge at both ends: a note that begins at once clicks.
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + FADE);
  gain.gain.setValueAtTime(volume, start + NOTE - FADE);
  gain.gain.linearRampToValueAtTime(0, start + NOTE);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + NOTE);
}
