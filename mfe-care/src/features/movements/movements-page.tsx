import { OnlyFor } from '../../lib/only-for';
import { Movements } from './movements';
import { knowsThem } from './movements-offer';

export function MovementsPage() {
  return (
    <OnlyFor whom={knowsThem}>
      <Movements />
    </OnlyFor>
  );
}
