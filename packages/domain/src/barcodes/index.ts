export { barcodeIn, barcodeInWords } from './barcode';
