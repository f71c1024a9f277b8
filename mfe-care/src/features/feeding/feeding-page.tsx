import { hasBaby } from '../../lib/whom-for';
import { OnlyFor } from '../../lib/only-for';
import { FeedingScreen } from './feeding-screen';

export function FeedingPage() {
  return (
    <OnlyFor whom={hasBaby}>
      <FeedingScreen />
    </OnlyFor>
  );
}
