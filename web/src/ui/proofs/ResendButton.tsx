import { useState } from 'react';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { RESEND_AFTER_SECONDS } from './otp';
import { useCountdown } from './useCountdown';

interface Props {
  /** When the last one was sent: now, unless it is said; null when none was. */
  sentAt?: number | null;
  /** The promise says whether one was sent. */
  onResend: () => Promise<boolean>;
}

/** Asks for another one-time password; disabled for a minute after each. */
export function ResendButton({ sentAt, onResend }: Props) {
  const [sending, setSending] = useState(false);
  const [secondsLeft, restart] = useCountdown(RESEND_AFTER_SECONDS, sentAt);

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
