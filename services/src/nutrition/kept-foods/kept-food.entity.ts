import type {
  EatenProduct,
  FoodMeasure,
  KeptFood,
  KeptFoodKind,
  Micronutrients,
  OwnRecipe,
} from '@nestwell/contracts/nutrition/server';
import { Column, Entity, Index } from 'typeorm';
import { Instant, JsonText, OwnId, UserKey } from '../../platform/database/columns';

/** Recipes of before have ingredients only. */
export type StoredRecipe = Pick<OwnRecipe, 'servings' | 'ingredients'> & Partial<OwnRecipe>;

/** A favourite, an own food or an own recipe: what one portion of it has in it. */
@Entity('kept_foods')
@Index('ix_kept_foods_user_created_at', ['userId', 'createdAt'])
export class KeptFoodEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('varchar', { length: 120 }) name!: string;
  @Column('varchar', { length: 6 }) kind!: KeptFoodKind;
  @Column('boolean') isFavourite!: boolean;
  @JsonText() portion!: FoodMeasure;
  @Column('int') calories!: number;
  /** Tenths of a gram, as meals have them. */
  @Column('int', { nullable: true }) proteinTenths!: number | null;
  @Column('int', { nullable: true }) carbsTenths!: number | null;
  @Column('int', { nullable: true }) fatTenths!: number | null;
  @JsonText() micronutrients!: Micronutrients;
  @JsonText() contains!: KeptFood['contains'];
  @Column('boolean', { default: false }) areAllAllergiesAsked!: boolean;
  @JsonText({ nullable: true }) recipe!: StoredRecipe | null;
  @Column('varchar', { length: 14, nullable: true }) barcode!: string | null;
  /** Of a scanned product. */
  @JsonText({ nullable: true }) product!: EatenProduct | null;
  @Instant() createdAt!: Date;
}
