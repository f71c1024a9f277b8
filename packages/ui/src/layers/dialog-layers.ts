export { AlertDialog, Dialog } from 'radix-ui';
