import { endpoint } from '../kernel/endpoint';
import type { barcodesSchemas } from './barcodes.schemas';

type Schemas = typeof barcodesSchemas;

export const findBarcode = /* @__PURE__ */ endpoint<Schemas['findBarcode']>()({
  method: 'GET',
  path: '/api/food/barcode',
  access: 'subscriber',
  summary: 'A product by its bar code, from Open Food Facts; null where nobody knows it',
});
