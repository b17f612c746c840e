const given = process.env["STINT_TEST_SEED"];

/** Determines everything that the tests of this run draw at random. The run prints it; set STINT_TEST_SEED to repeat the draws. */
export const seed = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given);
