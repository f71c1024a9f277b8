import { dialOf } from '@nestwell/remote-kit';
import { buttonClass, Phone, Sheet } from '@nestwell/ui';
import { CrisisLines } from '../../lib/crisis-lines';
import { regionHere } from '../../lib/region-here';
import { bloodPressure, urgentSigns } from '../../lib/urgent-signs';
import * as css from './urgent.module.css';

interface UrgentSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function UrgentSheet({ open, onOpenChange }: UrgentSheetProps) {
  const here = regionHere();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Is this urgent?"
      description="In pregnancy and through the first year after birth, any of these needs care now. Trust the feeling that something is wrong."
      footer={here && <CallButton number={here.emergency} />}
    >
      <ul className={css.signs} aria-label="Signs that need care now">
        {urgentSigns.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <div className={css.pressure}>
        <p>
          Blood pressure of <b>{bloodPressure.callToday}</b> or more: call your doctor or midwife today.
        </p>
        <p>
          <b>{bloodPressure.emergency}</b> or more: call an emergency number.
        </p>
      </div>
      <p className={css.say}>
        Call your doctor or midwife, or an emergency number. Say first: “I am pregnant”, or “I was pregnant
        within the last year”.
      </p>
      <CrisisLines />
      <p className={css.source}>Signs after the CDC’s Hear Her campaign.</p>
    </Sheet>
  );
}

/** The number of the place her clock says she is in; the others stand above. */
function CallButton({ number }: { number: string }) {
  return (
    <a className={buttonClass({ full: true })} href={dialOf(number)}>
      <Phone aria-hidden="true" />
      {`Call ${number}`}
    </a>
  );
}
