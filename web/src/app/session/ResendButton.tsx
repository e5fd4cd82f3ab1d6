import { useState } from 'react';
import { messageOf } from '@/api/answer';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { toast } from '@/ui/messages/toasts';
import { RESEND_AFTER_SECONDS } from '@/ui/proofs/otp';
import { useCountdown } from '@/ui/proofs/useCountdown';

interface Props {
  /** When the last password was sent; by default now, null when none was sent. */
  sentAt: number | null | undefined;
  ask: () => Promise<unknown>;
  onSent: () => void;
  onFailure: (message: string | null) => void;
}

/** Asks for another one-time password; disabled for a minute after each. */
export function ResendButton({ sentAt, ask, onSent, onFailure }: Props) {
  const [sending, setSending] = useState(false);
  const [secondsLeft, restart] = useCountdown(RESEND_AFTER_SECONDS, sentAt);

  const resend = async () => {
    setSending(true);
    onFailure(null);
    try {
      await ask();
      onSent();
      toast.success('We sent a new one-time password.');
      restart();
    } catch (error) {
      onFailure(messageOf(error));
    }
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
