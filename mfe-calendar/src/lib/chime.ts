import { toneFrequencies, type Tone } from './tones';

const NOTE = 0.22;
const GAP = 0.08;
const FADE = 0.02;

let context: AudioContext | undefined;

/**
 * Whether one press lets the page sound for as long as it is open. Then the audio device, whose opening holds the page
 * up for a tenth of a second, waits for the first tone. Safari, told by its audio session, wants it opened by a press.
 */
const pressLasts = () => 'userActivation' in navigator && !('audioSession' in navigator);

/** Browsers let no page sound before its first click or key: call it from one. */
export function unlockSound(): void {
  if (pressLasts() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

export const isSoundUnlocked = () =>
  context ? context.state === 'running' : pressLasts() && navigator.userActivation.hasBeenActive;

/** Plays a tone's notes one after the other; silent until `unlockSound`, and at volume 0. */
export async function playTone(tone: Tone, volume: number): Promise<void> {
  if (volume <= 0) return;
  if (isSoundUnlocked()) context ??= new AudioContext();
  if (!context) return;
  // It was made after a click or key, so it may sound; a phone that slept has to wake it first.
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
