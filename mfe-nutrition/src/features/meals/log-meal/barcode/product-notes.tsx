import type { ScannedFood } from '@nestwell/contracts/nutrition';
import { Text } from '@nestwell/ui';
import { ProductMarks } from '../../../../lib/product-marks/product-marks';
import * as css from '../log-meal.module.css';
import { factsOfProduct } from './lib/product-facts';
import { allergensInWords } from './lib/product-words';

/** What she should know of a product before she eats it: what is not known is said, too. */
export function ProductNotes({ food }: { food: ScannedFood }) {
  return (
    <div className={css.notes}>
      <ProductMarks name={food.description} product={factsOfProduct(food)}>
        <Text>{allergensInWords(food)}</Text>
      </ProductMarks>
    </div>
  );
}
