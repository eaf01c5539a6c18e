/** The chat's texts that travel with every page; the others come with the panel (chat-texts.ts). */
export const chatLauncherTexts = {
  open: 'Open chat',
  /** The chat's own code could not be fetched. */
  unavailable: {
    title: 'Chat Error',
    description: 'The chat could not be loaded. Please try again.',
    variant: 'destructive',
  },
  /** Stays beside the button, before our phone number. */
  unavailableNote: 'The chat could not be loaded. You can call us:',
} as const;
