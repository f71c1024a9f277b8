import { Column, Entity } from 'typeorm';
import { OwnId } from '../../platform/database/columns';

/** Whom she calls first, as she wrote it down. */
@Entity('care_contacts')
export class CareContactEntity {
  @OwnId() userId!: string;
  @Column('varchar', { length: 60 }) name!: string;
  @Column('varchar', { length: 30 }) phone!: string;
}
