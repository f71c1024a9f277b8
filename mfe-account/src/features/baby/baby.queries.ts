import { account } from '@nestwell/contracts/account';
import { readOf } from '@nestwell/remote-kit';

export const babySummaryOf = (userId: string) => readOf(account.babySummary, { params: { userId } });
