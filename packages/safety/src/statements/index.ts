export { forbiddenIn, type Forbidden } from './forbidden-statements';
export { sentencesOf } from './sentences';
