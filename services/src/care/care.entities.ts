import type { EntityTarget } from 'typeorm';

/** The area's tables. With at least one, its module registers with PersonalData. */
export const careEntities: readonly EntityTarget<object>[] = [];
