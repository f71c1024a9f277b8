import { type MemberState, memberStates } from '@nestwell/contracts/account';

const words = {
  pregnant: { label: 'Pregnant', description: 'Weeks, sizes and dates' },
  postpartum: { label: 'After birth', description: 'Months, feeding and recovery' },
  paused: { label: 'Paused', description: 'Quiet about pregnancy and babies' },
  loss: { label: 'After a loss', description: 'Quiet too, with care for your body and you' },
} as const satisfies Record<MemberState, { label: string; description: string }>;

export const stateOptions = memberStates.map((value) => ({ value, ...words[value] }));

export const stateLabel = (state: MemberState): string => words[state].label;
