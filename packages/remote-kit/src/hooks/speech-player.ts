import { createListeners } from '../state/listeners';

export interface Voice {
  rate?: number;
  pitch?: number;
  volume?: number;
}

const CALM: Required<Voice> = { rate: 0.8, pitch: 1, volume: 0.8 };

/** The one player of the page: starting another reading stops the first. */
class SpeechPlayer {
  private readonly listeners = createListeners();
  private owner: string | null = null;

  get supported(): boolean {
    return typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';
  }

  readonly current = (): string | null => this.owner;

  readonly subscribe = this.listeners.subscribe;

  /** Settles when the browser says that it was read, stopped or replaced. */
  play(owner: string, text: string, voice: Voice = {}): Promise<void> {
    if (!this.supported) return Promise.resolve();
    speechSynthesis.cancel();
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), CALM, voice);
    return new Promise((resolve) => {
      const finish = () => {
        // A cancelled utterance may end after the next one has begun: only the owner clears itself.
        if (this.owner === owner) this.hand(null);
        resolve();
      };
      utterance.addEventListener('end', finish);
      utterance.addEventListener('error', finish);
      this.hand(owner);
      speechSynthesis.speak(utterance);
    });
  }

  stop(owner: string): void {
    if (this.owner !== owner) return;
    this.hand(null);
    speechSynthesis.cancel();
  }

  private hand(owner: string | null): void {
    this.owner = owner;
    this.listeners.tell();
  }
}

export const speechPlayer = new SpeechPlayer();
