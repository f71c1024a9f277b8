/** What a page hands to the device to be said; `end` is dispatched by the test. */
class FakeUtterance extends EventTarget {
  rate = 1;
  /** Another one than a browser's 1, so that a page which sets it is told from one that does not. */
  pitch = 2;
  volume = 1;
  constructor(readonly text: string) {
    super();
  }
}

/** A device that speaks, or rather notes what it is to say and tells `onSpeak` of it. */
export function fakeSpeech(onSpeak: (utterance: FakeUtterance) => void = () => undefined) {
  const spoken: FakeUtterance[] = [];
  const speak = (utterance: FakeUtterance) => {
    spoken.push(utterance);
    onSpeak(utterance);
  };
  const value = { cancel: () => undefined, speak };
  Object.assign(globalThis, { SpeechSynthesisUtterance: FakeUtterance });
  Object.defineProperty(globalThis, 'speechSynthesis', { configurable: true, value });
  return {
    spoken,
    remove: () => {
      Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance');
      Reflect.deleteProperty(globalThis, 'speechSynthesis');
    },
  };
}
