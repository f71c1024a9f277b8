import { TextField } from '@nestwell/ui';
import type { ComponentProps } from 'react';

type RecoveryCodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** Takes one of the codes of her sheet, typed by hand from paper. */
export function RecoveryCodeField(props: RecoveryCodeFieldProps) {
  return (
    <TextField
      label="Recovery code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      placeholder="H4KM-92QT"
      {...props}
    />
  );
}
