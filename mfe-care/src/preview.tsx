import { aNursingMother, aQuietMember, aUser, startPreview } from '@nestwell/remote-kit/preview';
import { remote } from './remote';

startPreview(remote, {
  scenarios: {
    'In week 30': { user: aUser({ pregnancyWeek: 30, pregnancyStage: 'third_trimester' }), answers: [] },
    'With a baby': { user: aNursingMother(), answers: [] },
    'After a loss': { user: aQuietMember('loss'), answers: [] },
  },
});
