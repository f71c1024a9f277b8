export {
  answer,
  answerInPages,
  delayed,
  offline,
  pending,
  refuse,
  type ReceivedCallOf,
  type FakeAnswer,
  type ReceivedCall,
} from './answers';
export { aPrinter } from './a-printer';
export { definitionOf } from './definition-of';
export { aNursingMother, aPausedPregnancy, aQuietMember, aUser } from './example-user';
export { createFakeHost, type FakeHost, type FakeHostOptions } from './fake-host';
export { FakeServer } from './fake-server';
export { replaceNetwork } from './replace-network';
export { refusedBefore } from './refused-before';
export { renderWithHost, settle, type HostTest, type HostTestOptions } from './render-with-host';
export { walkUnits } from './walk-units';
export { takenOffers } from './taken-offers';
export { fakeCaches } from './fake-caches';
export { fakeSpeech } from './fake-speech';
export { fakePush, thisPushDevice } from './fake-push';
