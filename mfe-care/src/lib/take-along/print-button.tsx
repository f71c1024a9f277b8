import { IconButton, Printer } from '@nestwell/ui';

export const PrintButton = ({ label }: { label: string }) => (
  <IconButton label={label} onClick={() => window.print()}>
    <Printer />
  </IconButton>
);
