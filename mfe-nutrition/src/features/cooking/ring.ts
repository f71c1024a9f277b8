const NOTES = [880, 1175, 880];
const NOTE = 0.18;
const VOLUME = 0.4;

let audio: AudioContext | undefined;

/** Browsers let no page sound before its first press: call it from one. */
export function readySound(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

/** Three notes; silent where the page may not sound. */
export function ring(): void {
  if (audio?.state !== 'running') return;
  for (const [place, frequency] of NOTES.entries()) {
    const start = audio.currentTime + place * (NOTE + 0.05);
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.frequency.value = frequency;
    // A soft edge at both ends: a note that begins at once clicks.
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(VOLUME, start + 0.02);
    gain.gain.linearRampToValueAtTime(0, start + NOTE);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + NOTE);
  }
}
