// With what places a layer beside something: as large again as the dialogs, and wanted far less often.
export { DropdownMenu, Popover, Tooltip } from 'radix-ui';
