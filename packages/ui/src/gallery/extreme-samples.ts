/** Real-world texts that break careless layouts. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
export const RTL_NAME = 'ليلى حدّاد (بيروت)';
