import type { PlanDay, ShoppingGroup } from '@nestwell/contracts/nutrition/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, JsonText, LocalDay, OwnId, UserKey } from '../../platform/database/columns';

@Entity('meal_plans')
@Index('ix_meal_plans_user_created_at', ['userId', 'createdAt'])
export class MealPlanEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('varchar', { length: 120 }) name!: string;
  @LocalDay() startDate!: string;
  @LocalDay() endDate!: string;
  /** Recipe ids by local date. */
  @JsonText() days!: Record<string, PlanDay>;
  @JsonText() shoppingList!: ShoppingGroup[];
  @Column('boolean') isActive!: boolean;
  @Instant() createdAt!: Date;
  /** Counts changes, so that two ticks at once never overwrite each other. */
  @Column('int') revision!: number;
}
