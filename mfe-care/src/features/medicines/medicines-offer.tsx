import { useDeviceDate } from '@nestwell/remote-kit';
import { Pill } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';
import { dosesOfDay, takenInWords } from './day-doses';
import { useDosesOn, useMedicines } from './medicines.queries';

export const medicinesOffer: CareOffer = {
  to: '/care/medicines',
  title: 'Medicines',
  group: 'you',
  shell: 'russet',
  Icon: Pill,
  About: TakenToday,
  isFor: () => true,
};

function TakenToday() {
  const today = useDeviceDate();
  const { data: medicines = [] } = useMedicines();
  const { data: doses = [] } = useDosesOn(today);
  return takenInWords(dosesOfDay(medicines, doses, today));
}
