interface FlagDefinition {
  /** What is different while the flag is on, in one line. */
  meaning: string;
  /** Whether it is on where no admin has switched it. */
  isOnByDefault: boolean;
}

const definitions = {
  voiceAssistant: {
    meaning: 'The menus link to the voice assistant for members with Premium access.',
    isOnByDefault: true,
  },
  privateMessages: {
    meaning: 'Members of Connect can write private messages to each other.',
    isOnByDefault: true,
  },
} as const satisfies Record<string, FlagDefinition>;

/** A part of the product that admins can switch while it runs. */
export type Flag = keyof typeof definitions;
export type Flags = Readonly<Record<Flag, boolean>>;

export const flagDefinitions: Readonly<Record<Flag, FlagDefinition>> = definitions;
export const flagNames = Object.keys(definitions) as Flag[];

/** All flags with the given values. A flag without a boolean value has its default; unknown names are ignored. */
export const toFlags = (values: Readonly<Record<string, unknown>> = {}): Flags =>
  Object.fromEntries(
    flagNames.map((flag) => {
      const value = values[flag];
      return [flag, typeof value === 'boolean' ? value : definitions[flag].isOnByDefault];
    }),
  ) as Flags;
