import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { UserEntity } from './user.entity';

/** For `addSelect`: what somebody is called, in the statement that reads what she wrote. `whose` names her as `member.id`. */
export const nameBeside = (whose: string) => (query: SelectQueryBuilder<ObjectLiteral>) =>
  query.select('member.name').from(UserEntity, 'member').where(whose);
