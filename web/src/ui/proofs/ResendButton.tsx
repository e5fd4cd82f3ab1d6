import { useState } from 'react';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { RESEND_AFTER_SECONDS } from './otp';
import { useCountdown } from './useCountdown';

interface Props {
  /** When the last password was sent; by default now, null when none was sent. */
  sentAt?: number | null;
  /** Resolves to whether one was sent. */
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
