import type { EatenProduct } from '@nestwell/contracts/nutrition';
import type { ReactNode } from 'react';
import { AllergyMark } from '../allergy-mark/allergy-mark';
import { contentOfKnown } from '../foods/content-of';
import { CautionNotes } from '../food-cautions/caution-notes';
import { useCautions } from '../food-cautions/use-cautions';

interface ProductMarksProps {
  name: string;
  product: EatenProduct;
  /** Between its allergens and its cautions. */
  children?: ReactNode;
}

/** What a scanned product means for her: when she scans it, and whenever she opens it later. */
export function ProductMarks({ name, product, children }: ProductMarksProps) {
  const { ofProduct } = useCautions();
  return (
    <>
      <AllergyMark of={contentOfKnown({ name, product })} />
      {children}
      <CautionNotes cautions={ofProduct(product.cautions)} />
    </>
  );
}
