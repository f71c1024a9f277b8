import { aNursingMother, aQuietMember, aUser, startPreview } from '@nestwell/remote-kit/preview';
import { careAnswers } from './preview/example-care';
import { remote } from './remote';

startPreview(remote, {
  scenarios: {
    'In week 30': {
      user: aUser({ pregnancyWeek: 30, pregnancyStage: 'third_trimester' }),
      answers: careAnswers(),
    },
    'With a baby': { user: aNursingMother(), answers: careAnswers() },
    'After a loss': { user: aQuietMember('loss'), answers: careAnswers() },
  },
});
