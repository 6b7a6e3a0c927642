/** React decides when it is imported which of its two builds it is: import this first of all, for its effect. */
process.env.NODE_ENV = 'production';
