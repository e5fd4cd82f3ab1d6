import { MessagePage } from '@/ui/messages/MessagePage';
import { useSignedIn } from '../session/store';

export default function WelcomePage() {
  const { firstname } = useSignedIn().user_info.data;
  return (
    <MessagePage
      title={`Welcome, ${firstname}`}
      text="You are signed in. The screens you may open are in the menu; there is none for your department yet."
    />
  );
}
