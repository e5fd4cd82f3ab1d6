import { useState } from 'react';
import { BusyButton } from './BusyButton';
import { useCountdown } from './useCountdown';

const AFTER_SECONDS = 60;

/** Asks for another one-time password; disabled for a minute after each. The promise says whether one was sent. */
export function ResendButton({ onResend }: { onResend: () => Promise<boolean> }) {
  const [sending, setSending] = useState(false);
  const [secondsLeft, restart] = useCountdown(AFTER_SECONDS);

  const resend = async () => {
    setSending(true);
    if (await onResend()) restart();
    setSending(false);
  };

  return (
    <BusyButton
      variant="minimal"
      text={secondsLeft > 0 ? `Resend OTP in ${secondsLeft}s` : 'Resend OTP'}
      disabled={secondsLeft > 0}
      isBusy={sending}
      onClick={() => void resend()}
    />
  );
}
