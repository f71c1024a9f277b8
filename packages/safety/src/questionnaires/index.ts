export { daysBetweenChecks, followedBy, worryFrom } from './course';
export { epdsOf } from './epds';
export { gad2, whooley } from './first-questions';
export { gad7 } from './gad7';
export { phq9 } from './phq9';
export {
  type AnswerOption,
  type Answers,
  type Band,
  type NextStep,
  type Question,
  type Questionnaire,
  type QuestionSet,
} from './questionnaire';
export { answeredOf, bandOf, mostPressing, opensLines, scoreOf, stepOf } from './scores';
