import { useEffect, useState, useSyncExternalStore } from 'react';
import { Leaving } from '../../components/motion/moving.tsx';
import { ChatPanel } from './chat-panel.tsx';
import type { ChatSession } from './create-chat.ts';

export { createChat } from './create-chat.ts';

export interface ChatProps {
  chat: ChatSession;
  isOpen: boolean;
  /** @param isFocusReturned false when the focus already has somewhere else to go */
  onClose: (isFocusReturned: boolean) => void;
}

/** Stays while the panel is closed, so that an answer or a lead on its way arrives. */
export function Chat({ chat, isOpen, onClose }: ChatProps) {
  const state = useSyncExternalStore(chat.state.subscribe, chat.state.get, chat.state.get);
  useEffect(() => chat.start(), [chat]);

  // One that is opened while the one before still goes is another.
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + 1 });
  return (
    <Leaving>
      {isOpen && <ChatPanel key={opening.count} chat={chat} state={state} onClose={onClose} />}
    </Leaving>
  );
}
