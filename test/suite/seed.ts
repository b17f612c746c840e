const given = process.env["STINT_TEST_SEED"];

/** Determines all random values of this run. The run prints it; set STINT_TEST_SEED to repeat them. */
export const seed = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given);
