import type {
  EatenPortion,
  EatenProduct,
  MealType,
  Micronutrients,
} from '@nestwell/contracts/nutrition/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, JsonText, OwnId, UserKey } from '../../platform/database/columns';

/** What she ate, frozen when logged: editing a recipe or a food later must not rewrite her history. */
@Entity('meals')
@Index('ix_meals_user_logged_at', ['userId', 'loggedAt'])
export class MealEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('varchar', { length: 120 }) name!: string;
  @Column('varchar', { length: 9 }) mealType!: MealType;
  @Column('int') calories!: number;
  /** Tenths of a gram, so that both engines store and sum them exactly. */
  @Column('int', { nullable: true }) proteinTenths!: number | null;
  @Column('int', { nullable: true }) carbsTenths!: number | null;
  @Column('int', { nullable: true }) fatTenths!: number | null;
  @JsonText({ nullable: true }) portion!: EatenPortion | null;
  /** Only those that are known. */
  @JsonText({ nullable: true }) micronutrients!: Micronutrients | null;
  /** Of a scanned product. */
  @JsonText({ nullable: true }) product!: EatenProduct | null;
  @Instant() loggedAt!: Date;
}
