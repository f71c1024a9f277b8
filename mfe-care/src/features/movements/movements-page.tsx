import { OnlyFor } from '../../lib/only-for';
import { Movements } from './movements';
import { knowsThem } from './knows-them';

export function MovementsPage() {
  return (
    <OnlyFor whom={knowsThem}>
      <Movements />
    </OnlyFor>
  );
}
