import { useEffect, useRef } from 'react';
import { LoginField } from './LoginField.tsx';

type LoginCodeProps = { formId: string; value: string; hasFailed: boolean; onChange: (code: string) => void };

/** The second step of a login; it takes the focus when it appears and after each failure. */
export function LoginCode(props: LoginCodeProps) {
  const { hasFailed } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [hasFailed]);
  return (
    <LoginField
      {...props}
      ref={input}
      part="code"
      label="Code"
      hint="Sechs Ziffern aus deiner App, oder einer deiner Ersatzcodes."
      inputMode="numeric"
      autoComplete="one-time-code"
      minLength={6}
      maxLength={20}
    />
  );
}
