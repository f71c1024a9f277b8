export { answer, delayed, offline, pending, refuse, type FakeAnswer } from '../testing/answers';
export { aNursingMother, aQuietMember, aUser } from '../testing/example-user';
export type { Scenario } from './scenario';
export { stageFor } from './stage';
export { startPreview } from './start-preview';
