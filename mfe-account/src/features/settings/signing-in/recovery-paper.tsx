import type { RecoverySheet } from '@nestwell/contracts/identity';
import { dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { Logo, Paper } from '@nestwell/ui';
import * as css from './signing-in.module.css';

/** One A4 page, black on white. */
export function RecoveryPaper({ sheet, email }: { sheet: RecoverySheet; email: string }) {
  return (
    <Paper>
      <div className={css.paper}>
        <header className={css.paperHead}>
          <span className={css.brand}>
            <Logo />
            Nestwell
          </span>
          <span>Made {dayMonthAndYear(deviceDate(new Date(sheet.madeAt)))}</span>
        </header>
        <h1>Recovery codes</h1>
        <p>
          For <b>{email}</b>. Each code signs in once, when the passkey is lost and mail does not reach you.
          New codes end these.
        </p>
        <ol className={css.codes}>
          {sheet.codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <h2>How to use one</h2>
        <ol className={css.how}>
          <li>Open Nestwell and choose Log in.</li>
          <li>Choose “Use a recovery code” and type it. Capitals and dashes do not matter.</li>
          <li>Check it off here, and add a passkey on the new phone.</li>
        </ol>
        <footer>
          Keep this sheet with your papers. Whoever holds it can sign in as you. Lost it? Settings, Signing
          in, New codes.
        </footer>
      </div>
    </Paper>
  );
}
