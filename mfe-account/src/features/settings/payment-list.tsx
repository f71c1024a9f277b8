import type { BillingSummary } from '@nestwell/contracts/billing';
import { dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { Disclosure, List, ListRow } from '@nestwell/ui';
import { sentenceCase } from '../../lib/sentence-case';

/** What was paid so far, newest first. */
export function PaymentList({ payments }: { payments: BillingSummary['payments'] }) {
  const paid = payments.filter(({ paidAt }) => paidAt !== null);
  if (paid.length === 0) return null;
  return (
    <Disclosure title="Payments">
      <List aria-label="Payments">
        {paid.map(({ id, plan, amount, paidAt, status }) => (
          <ListRow
            key={id}
            title={`${sentenceCase(plan)} plan`}
            meta={`${dayMonthAndYear(deviceDate(new Date(paidAt ?? '')))}${status === 'refunded' ? ', refunded' : ''}`}
            value={`$${amount.toFixed(2)}`}
          />
        ))}
      </List>
    </Disclosure>
  );
}
