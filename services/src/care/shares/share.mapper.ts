import type { Share } from '@nestwell/contracts/care/server';
import type { ShareEntity } from './share.entity';
import type { ShareOpeningEntity } from './share-opening.entity';

export const toShare = (row: ShareEntity, openings: readonly ShareOpeningEntity[]): Share => ({
  id: row.id,
  name: row.name,
  appointmentIds: row.appointmentIds,
  lists: row.lists,
  mayTick: row.mayTick,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  openings: openings.map(({ openedAt, device }) => ({ openedAt: openedAt.toISOString(), device })),
});
