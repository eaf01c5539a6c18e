import { useEffect, useLayoutEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { Leaving } from '../../components/motion/moving.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { createChat } from './create-chat.ts';

export interface ChatProps {
  isOpen: boolean;
  /** How often the visitor has asked to be called back; the card for their details follows. */
  callBacks: number;
  /** @param isFocusReturned false when the focus already has somewhere else to go */
  onClose: (isFocusReturned: boolean) => void;
}

/** Stays while the panel is closed, so that an answer or a lead on its way arrives. */
export function Chat({ isOpen, callBacks, onClose }: ChatProps) {
  const [chat] = useState(createChat);
  const state = useSyncExternalStore(chat.state.subscribe, chat.state.get, chat.state.get);

  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => chat.start(), [chat]);

  // Before the panel is seen: what it says first would push what stands below it down.
  useLayoutEffect(() => {
    if (!isOpen) return;
    chat.conversation.open();
    // The store is listened to once the panel is seen.
    drawAgain();
  }, [chat, isOpen]);

  useEffect(() => {
    if (callBacks === 0) return;
    chat.conversation.wantCallBack();
    chat.lead.ask();
  }, [chat, callBacks]);

  // One that is opened while the one before still goes is another.
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + 1 });
  return (
    <Leaving>
      {isOpen && <ChatPanel key={opening.count} chat={chat} state={state} onClose={onClose} />}
    </Leaving>
  );
}
