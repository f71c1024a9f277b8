import type { BirthWishes } from '@nestwell/contracts/care/server';
import { Column, Entity } from 'typeorm';
import { JsonText, OwnId } from '../../platform/database/columns';

/** What a member wishes for the birth. */
@Entity('birth_wishes')
export class BirthWishesEntity {
  @OwnId() userId!: string;
  @JsonText() wishes!: BirthWishes['wishes'];
  @Column('varchar', { length: 40 }) companion!: string;
  @JsonText() notes!: BirthWishes['notes'];
  @Column('varchar', { length: 2000 }) words!: string;
}
