/** A device that notes which tones it is to play, in hertz and in their order. */
export function fakeTones(): number[] {
  const tones: number[] = [];
  class FakeAudio {
    state = 'running';
    currentTime = 0;
    destination = {};
    createOscillator() {
      const frequency = { value: 0 };
      return {
        frequency,
        connect: (next: object) => next,
        start: () => tones.push(frequency.value),
        stop: () => undefined,
      };
    }
    createGain() {
      const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
      return { gain, connect: (next: object) => next };
    }
    resume() {
      return Promise.resolve();
    }
  }
  Object.assign(globalThis, { AudioContext: FakeAudio });
  return tones;
}
